/** The form for a new cup. */
export const NEW_CUP = '#/cup/new'

/** The address of a cup in the app. */
export const cupRoute = (cup: string): string => `#/cup/${cup}`

export const cupLink = (cup: string): string => new URL(cupRoute(cup), document.baseURI).href

/** The address of a cup as it is shown to a room. */
export const projectorRoute = (cup: string): string => `#/cup/${cup}/projector`
