/** The address of the API's documentation. */
export const apiPage = (): string => new URL('api', document.baseURI).href
