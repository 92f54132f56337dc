import { noDangerousHtml } from './no-dangerous-html';
import { testRule } from './rule-tester';

const filename = '/repo/shell/src/page.tsx';

testRule('no-dangerous-html', noDangerousHtml, {
  valid: [
    { name: 'should accept text', filename, code: 'const a = <p>{text}</p>; node.textContent = text;' },
    { name: 'should accept reading markup', filename, code: 'expect(node.innerHTML).toBe(x);' },
    { name: 'should accept other writes', filename, code: 'stream.write(chunk);' },
  ],
  invalid: [
    {
      name: 'should refuse the React property',
      filename,
      code: 'const a = <p dangerouslySetInnerHTML={{ __html: x }} />;',
      ids: ['html'],
    },
    {
      name: 'should refuse it in an object of properties',
      filename,
      code: 'const props = { "dangerouslySetInnerHTML": { __html: x } };',
      ids: ['html'],
    },
    {
      name: 'should refuse assignments',
      filename,
      code: 'a.innerHTML = x; a["outerHTML"] += x; frame.srcdoc = x;',
      ids: ['html', 'html', 'html'],
    },
    {
      name: 'should refuse calls that parse markup',
      filename,
      code: 'a.insertAdjacentHTML("beforeend", x); document.write(x); range.createContextualFragment(x);',
      ids: ['html', 'html', 'html'],
    },
  ],
});
