import { html } from '../../html.ts'

/** Styles of the desk, in addition to those of the city's small pages. */
export const DESK_STYLE = html`
h1{overflow-wrap:anywhere}.top{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem;align-items:baseline;justify-content:space-between;border-bottom:3px solid var(--accent);padding-bottom:.7rem}
.top p{margin:0}.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.6rem}
nav ul{display:flex;flex-wrap:wrap;gap:.35rem;list-style:none;padding:0;margin:.8rem 0 1.6rem}
nav a{display:flex;gap:.45rem;align-items:center;min-height:2.75rem;padding:.3rem .8rem;border:1px solid var(--line);border-radius:8px;text-decoration:none;background:var(--card)}
nav a[aria-current]{background:var(--accent);border-color:var(--accent);color:#fff;font-weight:600}
.count{min-width:1.5rem;padding:0 .4rem;border-radius:1rem;background:var(--waiting);color:var(--waiting-ink);font-size:.85rem;font-weight:700;text-align:center}
:root{--waiting:#f3d9a4;--waiting-ink:#3d2a00;--good:#cfe8d5;--good-ink:#12391f;--over:#e7e3da;--over-ink:#3d4448;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--waiting:#5a4312;--waiting-ink:#ffe2a8;--good:#1d4429;--good-ink:#c9efd3;--over:#30383c;--over-ink:#cbd3d6;--bad:#ff8a80}}
.chip{display:inline-block;padding:.1rem .6rem;border-radius:1rem;font-size:.88rem;white-space:nowrap;background:var(--over);color:var(--over-ink)}
.chip.city{background:var(--waiting);color:var(--waiting-ink);font-weight:600}.chip.good{background:var(--good);color:var(--good-ink)}
.chip.citizen{background:transparent;color:inherit;box-shadow:inset 0 0 0 1px var(--soft)}
.list{list-style:none;margin:1rem 0;padding:0;border-top:1px solid var(--line)}.list>li{border-bottom:1px solid var(--line)}
.item{display:grid;gap:.1rem 1rem;padding:.75rem .2rem;text-decoration:none;align-items:center}.item:hover b{text-decoration:underline}
.item>*{min-width:0;overflow-wrap:anywhere}.item .chip{justify-self:start}
@media(max-width:47.9rem){nav ul{gap:.3rem}nav a{padding:.25rem .6rem;font-size:.95rem}main{padding-top:1rem}}
.two>div>h2:first-child{margin-top:1rem}.row{margin:.8rem 0}.card .row:last-child{margin-bottom:0}
@media(min-width:48rem){.item{grid-template-columns:minmax(0,2.2fr) minmax(0,2fr) minmax(0,1fr)}.item .chip{justify-self:end}
.two{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:0 2rem;align-items:start}}
.search{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin:0}.search>div{flex:1 1 11rem}.search label{margin-top:0}
dl{grid-template-columns:minmax(6rem,auto) minmax(0,1fr)}dd{overflow-wrap:anywhere}.tag{font-variant-numeric:tabular-nums}
.plate{display:inline-block;border:1px solid var(--soft);border-radius:5px;padding:0 .45rem;font-variant-numeric:tabular-nums;white-space:nowrap;background:var(--card)}
textarea{font:inherit;width:100%;min-height:7rem;padding:.5rem .7rem;border:1px solid var(--soft);border-radius:8px;background:var(--card);color:inherit}
textarea.code{font:.85rem/1.5 ui-monospace,monospace;min-height:28rem;white-space:pre;overflow:auto}
fieldset{border:0;padding:0;margin:.9rem 0}legend{font-weight:600;padding:0}.tick{display:flex;gap:.6rem;align-items:center;font-weight:400;margin:0;min-height:2.75rem}
.tick input{width:1.3rem;min-height:1.3rem;flex:none}.hint{color:var(--soft);font-size:.92rem;margin:.2rem 0 0}
.note{border-left:5px solid #2e7d46;background:var(--card);padding:.7rem 1rem;margin:0 0 1.2rem}.note.no{border-color:var(--bad)}.note p,.note ul{margin:0}
button.danger,.button.danger{background:transparent;border-color:var(--bad);color:var(--bad)}form button.danger.sure{background:#b3261e;border-color:#b3261e;color:#fff}
.button.plain{background:transparent;color:inherit;border-color:var(--line)}.row form{margin:0}.empty{padding:2rem 1rem;text-align:center;color:var(--soft);border:1px dashed var(--line);border-radius:10px}
.letter{display:block;width:100%;height:44rem;border:1px solid var(--line);border-radius:10px;resize:vertical;overflow:auto}
.texts{list-style:none;padding:0;margin:1rem 0}.texts p{margin:0;overflow-wrap:anywhere}
.files{list-style:none;padding:0;margin:0}.files li{display:flex;flex-wrap:wrap;gap:.4rem .8rem;align-items:center;padding:.6rem 0;border-bottom:1px solid var(--line)}.files li>span:first-child{flex:1 1 12rem;min-width:0;overflow-wrap:anywhere}
.time{list-style:none;padding:0;margin:0}.time li{padding:.35rem 0 .35rem 1rem;border-left:2px solid var(--line)}.time small{display:block;color:var(--soft)}
blockquote{margin:.6rem 0;padding:.2rem 0 .2rem 1rem;border-left:3px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}.back{display:inline-block;margin:0 0 .4rem}
[aria-invalid]{border-color:var(--bad);border-width:2px}
form.card{max-width:44rem}form.card>:first-child,form.card>[type=hidden]+label{margin-top:0}
@media(max-width:47.9rem){dl{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-bottom:.6rem}}
`
