import { mount, unmount } from 'svelte'

/** A question, and what happens if it is agreed to. */
export type Asked = readonly [question: string, yes: string]

/** Asks before something that cannot be taken back, in the language of the page. Resolves to whether it was agreed to. */
export async function isAgreed(asked: () => Asked): Promise<boolean> {
  const { default: Agreement } = await import('./Agreement.svelte')
  return new Promise((resolve) => {
    const dialog: object = mount(Agreement, {
      target: document.body,
      props: {
        asked,
        onanswer: (answer: boolean) => {
          void unmount(dialog)
          resolve(answer)
        },
      },
    })
  })
}
