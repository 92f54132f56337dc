import { readFileSync } from 'node:fs'; import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
for (const f of process.argv.slice(2)) {
  const code = readFileSync(f, 'utf8'); const lines = code.split('\n'); const map = new TraceMap(JSON.parse(readFileSync(f + '.map', 'utf8')));
  const by = new Map(); let prev;
  const ms = []; eachMapping(map, (m) => ms.push(m));
  for (let i = 0; i < ms.length; i++) { const m = ms[i], n = ms[i + 1]; const end = n && n.generatedLine === m.generatedLine ? n.generatedColumn : lines[m.generatedLine - 1].length; by.set(m.source, (by.get(m.source) ?? 0) + end - m.generatedColumn); }
  console.log(f, code.length); [...by].sort((a, b) => b[1] - a[1]).slice(0, +(process.env.N ?? 40)).forEach(([s, n]) => console.log('  ', n, s));
}
