import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Facts } from '../facts/index.ts'
import { Dialog, type DialogProps } from './index.ts'

export default { title: 'Floating / Dialog' }

const Opened = ({ size }: { readonly size: DialogProps['size'] }) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir le détail</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Abonnement résident"
        size={size}
        footer={
          <>
            <Button variant="primary">Renouveler</Button>
            <Button>Justificatif</Button>
          </>
        }
      >
        <Facts
          items={[
            { term: 'Zone', description: 'Centre historique' },
            { term: 'Début', description: '01/12/2026' },
            { term: 'Fin', description: '30/11/2027' },
          ]}
        />
      </Dialog>
    </>
  )
}

export const Medium = () => <Opened size="medium" />
export const Large = () => <Opened size="large" />
