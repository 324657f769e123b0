/** What a city writes; its id, the identity provider and the number of the version are the server's to add. */
export type GivenConfig = Readonly<Record<string, unknown>>
