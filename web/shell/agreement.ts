import { mount, unmount } from 'svelte'

/** Asks before something that cannot be taken back; `yes` names what then happens. Resolves to whether it was agreed to. */
export async function isAgreed(question: string, yes: string): Promise<boolean> {
  const { default: Agreement } = await import('./Agreement.svelte')
  return new Promise((resolve) => {
    const dialog: object = mount(Agreement, {
      target: document.body,
      props: {
        question,
        yes,
        onanswer: (answer: boolean) => {
          void unmount(dialog)
          resolve(answer)
        },
      },
    })
  })
}
