import { appealList, appealPage } from './pages/appeal-pages.ts'
import { clockPage, configList, configPage, mailList, mailPage, textList } from './pages/around-pages.ts'
import { dossierList, dossierPage } from './pages/dossier-pages.ts'
import { fineList, finePage } from './pages/fine-pages.ts'
import { paymentList, refundList, refundPage } from './pages/money-pages.ts'
import type { MakePage } from './pages/page.ts'

interface Section {
  list: MakePage
  one?: MakePage
}

/** Each section's list and detail page, by the first part of the path. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  dossiers: { list: dossierList, one: dossierPage },
  fines: { list: fineList, one: finePage },
  appeals: { list: appealList, one: appealPage },
  refunds: { list: refundList, one: refundPage },
  payments: { list: paymentList },
  mails: { list: mailList, one: mailPage },
  sms: { list: textList },
  clock: { list: clockPage },
  config: { list: configList, one: configPage },
}
