import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage();
const c = await p.context().newCDPSession(p); await c.send('Network.enable'); await c.send('Debugger.enable'); await c.send('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
c.on('Network.requestWillBeSent', (e) => { if (e.request.url.includes(process.argv[3])) { let s = e.initiator.stack; while (s) { console.log('--', s.description); for (const f of s.callFrames) console.log(f.functionName, f.url.split('/').pop(), f.lineNumber, f.columnNumber); s = s.parent; } } });
await p.goto(process.argv[2]); await p.waitForLoadState('networkidle'); await b.close();
