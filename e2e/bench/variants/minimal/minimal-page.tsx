import { createRoot } from 'react-dom/client'

type Fields = Readonly<Record<string, unknown>>

interface EarlyWindow extends Window {
  /** Responses requested in the page's head. */
  earlyAnswers?: readonly Promise<Response>[]
}

/** All records in a response: the entries of its lists. */
function thingsIn(answer: unknown): Fields[] {
  if (Array.isArray(answer)) return answer.filter(one => typeof one === 'object' && one !== null)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.values(answer).flatMap(value => (Array.isArray(value) ? thingsIn(value) : []))
}

const isPlain = ([, value]: [string, unknown]) => typeof value === 'string' || typeof value === 'number'

function ThingCard({ fields }: { readonly fields: Fields }) {
  const plain = Object.entries(fields).filter(isPlain)
  return (
    <li>
      <article>
        <h3>
          <a href={`/souscriptions/${String(fields.id)}`}>{String(fields.name ?? fields.id)}</a>
        </h3>
        {plain.slice(0, 6).map(([name, value]) => (
          <p key={name}>
            {name}: {/price|cents|amount/i.test(name) ? `${Number(value) / 100} €` : String(value)}
          </p>
        ))}
        {'options' in fields && <p>{(fields.options as readonly unknown[]).length} €</p>}
      </article>
    </li>
  )
}

function MinimalPage({ answers }: { readonly answers: readonly unknown[] }) {
  const things = answers.flatMap(thingsIn)
  return (
    <main>
      <h1>{document.title}</h1>
      <form>
        <input type="email" autoComplete="username" />
        <input type="password" autoComplete="current-password" />
        <button type="submit">{document.title}</button>
      </form>
      <ul>
        {things.map((fields, index) => (
          <ThingCard key={index} fields={fields} />
        ))}
      </ul>
    </main>
  )
}

const early = (window as EarlyWindow).earlyAnswers ?? []
const place = document.getElementById('minimal')
if (!place) throw new Error('the page has no place for its content')
const answers = await Promise.all(early.map(async answer => (await answer).json() as Promise<unknown>))
createRoot(place).render(<MinimalPage answers={answers} />)
