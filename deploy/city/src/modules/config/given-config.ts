/** A configuration as a city writes it; the server adds the id, the identity provider and the version number. */
export type GivenConfig = Readonly<Record<string, unknown>>
