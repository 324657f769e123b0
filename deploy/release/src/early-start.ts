/**
 * The only door for scripts that the page adds (Trusted Types, FEDERATION): files of this release, the versions before
 * that it falls back to among them. Without it a text that reaches a script's address runs nothing. Of HTML only nothing at
 * all passes: so the kit's announcer for screen readers empties what it has said.
 */
const SCRIPT_DOOR = `const doors=['/shell/'+page.release.shell.version+'/'].map(p=>location.origin+p),folder=v=>doors.push(v.entry.url.slice(0,v.entry.url.lastIndexOf('/')+1))
for(const r of Object.values(page.release.remotes)){folder(r);if(r.previous)folder(r.previous)}
if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:h=>h===''?h:null,createScriptURL:u=>doors.some(d=>new URL(u,location).href.startsWith(d))?u:null})`

/**
 * Runs in the page's head, before any bundle: asks for the files and the data this URL needs, as soon as it is known
 * whether somebody is signed in. Kept tiny and constant, so that its hash stands in the policy of every page.
 */
export const EARLY_START = `(()=>{
const page=JSON.parse(document.getElementById('parvis-page').textContent),early=window.parvisEarly={},root=document.documentElement
${SCRIPT_DOOR}
let session=null,lang='fr'
try{session=JSON.parse(sessionStorage.getItem('parvis.session'));lang=localStorage.getItem('parvis.lang')||(navigator.language||'fr').slice(0,2)}catch{}
if(lang!=='en')lang='fr'
root.lang=lang
if(session&&!(session.exp*1000>Date.now()))session=null
const start=session?page.signedIn:page.signedOut
for(const f of start.preload){if(f.lang&&f.lang!==lang)continue;const l=document.createElement('link');l.rel='preload';l.as=f.url.endsWith('.css')?'style':'script';l.href=f.url;l.integrity=f.integrity;l.crossOrigin='anonymous';document.head.append(l)}
const headers={accept:'application/json','accept-language':lang}
if(session)headers.authorization='Bearer '+session.token
for(const d of start.data){const path=d.replace('{subscriberId}',session?encodeURIComponent(session.sub):'');(early[path]=fetch(path,{headers})).catch(()=>{})}
})()`
