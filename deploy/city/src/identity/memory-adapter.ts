import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  /** Epoch milliseconds */
  until: number
}

/** Creates the in-memory store of one provider's codes, sessions and grants, shared by all models. */
export const createMemoryAdapter = (now: () => number = Date.now) => {
  const kept = new Map<string, Kept>()
  let writes = 0

  const read = (key: string): Kept | undefined => {
    const entry = kept.get(key)
    return entry !== undefined && entry.until > now() ? entry : undefined
  }
  /** Deletes expired entries every 200 writes, so that memory does not grow with each sign-in. */
  const sweep = () => {
    writes += 1
    if (writes % 200 !== 0) return
    for (const [key, entry] of kept) if (entry.until <= now()) kept.delete(key)
  }
  const findBy = (model: string, field: 'uid' | 'userCode', value: string) =>
    [...kept].find(
      ([key, entry]) => key.startsWith(`${model}:`) && entry.until > now() && entry.payload[field] === value,
    )?.[1].payload

  /** Memory suffices: a sign-in lasts minutes, and after a restart of the demonstration provider it is begun again. */
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      upsert: async (id, payload, expiresIn) => {
        sweep()
        kept.set(keyOf(id), { payload, until: now() + (expiresIn ?? 1_800) * 1_000 })
      },
      find: async id => read(keyOf(id))?.payload,
      findByUid: async uid => findBy(model, 'uid', uid),
      findByUserCode: async code => findBy(model, 'userCode', code),
      consume: async id => {
        const entry = read(keyOf(id))
        if (entry !== undefined) entry.payload.consumed = Math.floor(now() / 1_000)
      },
      destroy: async id => {
        kept.delete(keyOf(id))
      },
      revokeByGrantId: async grantId => {
        for (const [key, entry] of kept) if (entry.payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
