/** Texts by id: ICU strings while developing and testing, syntax trees once the build has compiled them. */
export type Messages = Readonly<Record<string, string | readonly object[]>>
