import { Hono } from 'hono'

export interface DemoSiteOptions {
  /** Origins. */
  readonly portal: string
  readonly evidence: string
  readonly payment: string
}

interface DemoPage {
  readonly path: string
  readonly title: string
  readonly body: string
}

/**
 * A foreign site that embeds parts of the portal: docs/embed-a-part.md, live. Its policy is the strictest that allows
 * the portal.
 */
export function demoSite({ portal, evidence, payment }: DemoSiteOptions): Hono {
  const way = (text: string) => `<a href="${portal}">${text}</a>`
  const pages: readonly DemoPage[] = [
    {
      path: '/',
      title: 'Payer un FPS',
      body: `<parvis-fines routing="hash">${way('Ouvrir le portail de la ville')}</parvis-fines>`,
    },
    {
      path: '/tarifs',
      title: 'Tarifs du stationnement',
      body: `<p>Deux éléments sur une page.</p>
<parvis-requests routing="hash" path="/tarifs">${way('Voir les tarifs')}</parvis-requests>
<h2>Un forfait à payer ?</h2>
<parvis-fines routing="memory" heading-level="3">${way('Payer sur le portail')}</parvis-fines>`,
    },
    {
      path: '/mes-droits',
      title: 'Mes droits de stationnement',
      body: `<parvis-rights routing="hash">${way('Ouvrir mes droits')}</parvis-rights>`,
    },
    {
      path: '/cadre',
      title: 'Sans script : dans un cadre',
      body: `<iframe title="Payer un FPS" src="${portal}/embed/frame/fines?lang=fr" loading="lazy"></iframe>`,
    },
  ]
  const links = pages.map(({ path, title }) => `<a href="${path}">${title}</a>`).join(' · ')
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${portal}`,
    `connect-src ${portal} ${evidence}`,
    `img-src 'self' data: blob: ${portal} ${evidence}`,
    `frame-src ${portal}`,
    `form-action ${payment}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types parvis 'allow-duplicates'",
  ].join('; ')
  const app = new Hono()
  for (const { path, title, body } of pages)
    app.get(path, context =>
      context.html(
        `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Office de tourisme</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<script type="module" src="${portal}/embed.js"></script>
</head>
<body>
<header><strong>Office de tourisme</strong><nav>${links}</nav></header>
<main><h1>${title}</h1>${body}</main>
<footer id="contact">Un site qui n’est pas celui de la ville.</footer>
</body>
</html>`,
        200,
        { 'content-security-policy': policy },
      ),
    )
  app.get('/style.css', context =>
    context.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  return app
}

const STYLE = `:root{color-scheme:light dark;font-size:62.5%}
body{margin:0;font:1.8rem/1.6 Georgia,serif}
header,main,footer{max-width:96rem;margin:0 auto;padding:2rem}
header{display:flex;gap:2rem;flex-wrap:wrap;justify-content:space-between;border-bottom:.3rem solid #b5542b}
main>*{margin-block-end:2.4rem}
h1{font-weight:400}
footer{font-style:italic}
iframe{inline-size:100%;block-size:90rem;border:.1rem solid}
`
