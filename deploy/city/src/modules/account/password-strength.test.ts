import { describe, expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { requireStrongPassword } from './password-strength.ts'

const OWNER = ['camille.martin@example.org', 'Camille', 'Martin', 'Valmont']

const told = async (password: string) => {
  try {
    await requireStrongPassword(password, OWNER)
    return 'taken'
  } catch (failure) {
    return failure instanceof Refusal ? failure.code : failure
  }
}

describe('a new password', () => {
  test.each([
    'motdepasse123',
    'Motdepasse2024!',
    'azertyuiop12',
    'qwertyuiop123',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'Passw0rd1234',
    'iloveyou1234',
    'soleil soleil soleil',
    'azerty'.repeat(20),
    // Made of the owner's personal words.
    'camille.martin@example.org',
    'camillemartin2024!',
    'MARTIN-camille-martin',
    'valmont-camille-1',
    'Câmille-Mârtin-75',
  ])('that is easy to guess is refused: %s', async password => {
    expect(await told(password)).toBe('WeakPassword')
  })

  test.each([
    'correct cheval agrafe pile',
    'v7#kQz!p2Lm9',
    'les nuages violets boivent du thé',
    'Camille mange onze tartes vertes',
    'x9$Kd83!qweTz01m'.repeat(8),
  ])('that is hard to guess is taken: %s', async password => {
    expect(await told(password)).toBe('taken')
  })

  test.each(['v7#kQz!p2Lm', 'v7#kQz!p2Lm9'.repeat(11)])('of the wrong length is refused: %s', async value => {
    expect(await told(value)).toBe('ValidationFailed')
  })

  test('is judged within a fraction of a second, whatever it is', async () => {
    await told('warm up the lists')
    const costly = Array.from({ length: 128 }, (_, i) => String.fromCharCode(33 + ((i * 7_919) % 90))).join(
      '',
    )
    const started = performance.now()
    await told(costly)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
