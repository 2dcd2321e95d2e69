import type { Plugin } from 'vite'

/** Refuses a build in which one game's table would fetch another game's, because both use a file that no group has. */
export const gamesApart = (): Plugin => ({
  name: 'games-apart',
  generateBundle(_options, bundle) {
    for (const { fileName, imports } of Object.values(bundle).filter((each) => each.type === 'chunk')) {
      const other = isKit(fileName) && imports.find(isKit)
      if (other)
        this.error(`${fileName} imports ${other}: add what both games use to the group "table" of vite.config.ts`)
    }
  },
})

const isKit = (file: string): boolean => file.includes('/kit-')
