import '@parvis/shared-kernel/ui/styles.css'
import { boot } from './boot/boot.tsx'
import { fatalTeller } from './boot/tell-fatal.ts'

const place = document.getElementById('parvis')
if (!place) throw new Error('the page has no place for the portal')
const tellFatal = fatalTeller(place)
boot(place, tellFatal).catch(tellFatal)
