import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../start/install.mjs';

interface Case {
  /** Starts with "should". */
  name: string;
  code: string;
  /** Of a file that need not exist; a page of the shell when there is none. */
  filePath?: string;
  /** How often the rule speaks. */
  times: number;
}

const accepted = (name: string, code: string, filePath?: string): Case => ({
  name,
  code,
  filePath,
  times: 0,
});
const refused = (name: string, code: string, times = 1, filePath?: string): Case => ({
  name,
  code,
  filePath,
  times,
});

const CONTROLLER = 'api/src/codes/items/planted.controller.ts';

/** What the rules of others, as eslint.config.mjs sets them, have to refuse for us. */
const CASES: Record<string, Case[]> = {
  'no-restricted-syntax': [
    accepted('should accept text', 'const a = <p>{text}</p>; node.textContent = text;'),
    accepted('should accept reading markup', 'expect(node.innerHTML).toBe(x);'),
    accepted('should accept other writes', 'stream.write(chunk);'),
    refused('should refuse the React property', '<p dangerouslySetInnerHTML={{ __html: x }} />;'),
    refused('should refuse the document of a frame', '<iframe srcDoc={x} />;'),
    refused(
      'should refuse the React property in an object of properties',
      'const a = { "dangerouslySetInnerHTML": { __html: x } }; const b = { dangerouslySetInnerHTML: x };',
      2,
    ),
    refused('should refuse assignments', 'a.innerHTML = x; a["outerHTML"] += "<b>"; frame.srcdoc = x;', 3),
    refused(
      'should refuse calls that parse markup',
      'a.insertAdjacentHTML("beforeend", x); window.document.writeln("<b>"); document.write(x); range.createContextualFragment(x);',
      4,
    ),
    accepted(
      'should accept verbs and nouns',
      'const wanted = Array.of(1); function toId() {} f({ nameOf: 1 });',
    ),
    ...['api/src/app.ts', 'e2e/planted.e2e.ts', 'mfe-scan/src/planted.queries.ts', 'shell/src/a.ts'].map(
      (file) =>
        refused(
          `should refuse functions and methods that are called "of" in ${file}`,
          'function idOf() {} const keyOf = () => 1; class A { of() {} static nameOf() {} } f({ dumpOf: () => 1 });',
          5,
          file,
        ),
    ),
    accepted(
      'should accept cache keys that are written down elsewhere',
      'f({ queryKey: queryKeys.items() }); g({ queryKey: [...queryKeys.item(), "trail"] }); const queryKey = ["scan"] satisfies Key;',
    ),
    refused(
      'should refuse cache keys in queries, filters and calls of the cache',
      'const queryKey = ["scan", id]; f({ queryKey: ["scan"] }); g({ queryKey: ["scan"] as const }); c.setQueryData(["scan"], 1);',
      4,
      'mfe-scan/src/planted.tsx',
    ),
    accepted(
      'should accept the cache keys of a remote in the file of their entity',
      'const itemsKey = ["admin", "items"] as const; f({ queryKey: ["admin", "item", id] }); g({ queryKey: [...itemsKey, id] });',
      'mfe-admin/src/planted.queries.ts',
    ),
    refused(
      'should refuse cache keys with the name of another remote',
      'const itemsKey = ["dashboard", "items"] as const; f({ queryKey: [name, "item", id] }); c.setQueryData(["scan"], 1);',
      3,
      'mfe-admin/src/planted.queries.ts',
    ),
    accepted(
      'should accept queries in the file of their entity',
      'unwrap(api.GET(path)); useMutation({});',
      'mfe-scan/src/planted.queries.ts',
    ),
    refused('should refuse queries and mutations elsewhere', 'unwrap(api.GET(path)); useMutation({});', 2),
    refused('should refuse markup in the API too', 'a.innerHTML = x;', 1, 'api/src/app.ts'),
    accepted(
      'should accept timingSafeEqual, constants and other names in the API (OTP-8)',
      'if (timingSafeEqual(tokenHash, other) || token === undefined || hash == null || typeof secret === "string") go(); f(error.code === b.code, hashes.length !== tokenCount, byHash[hash] === x);',
      'api/src/app.ts',
    ),
    refused(
      'should refuse to compare secrets in the API by operators (OTP-8)',
      'f(row.linkToken === given, given !== codeDigest, a == session["secret"], a.hash! === b);',
      4,
      'api/src/app.ts',
    ),
    accepted(
      'should accept DTOs in a controller',
      'import { ItemDto } from "./item.dto"; class A { get(): Promise<ItemDto[]> { return this.items.list(); } }',
      CONTROLLER,
    ),
    accepted(
      'should accept entities below controllers',
      'import { ItemEntity } from "./item.entity"; class A { get(): ItemEntity { return x; } }',
      'api/src/codes/items/items.service.ts',
    ),
    refused(
      'should refuse files and types of entities in a controller',
      'import type { Item } from "./item.entity.js"; const x = import("../users/user.entity"); class A { async get(): Promise<Page<ItemEntity>> { return x; } post(body: db.ItemEntity) {} }',
      4,
      CONTROLLER,
    ),
  ],
  'no-restricted-properties': [
    accepted('should accept other facts of the process', 'f(process.pid, config.env, process.cwd());'),
    accepted('should accept an env of something else', 'const { env: e } = config;'),
    accepted('should let tools read the environment', 'f(process.env.PORT);', 'tools/planted.ts'),
    refused('should refuse process.env', 'f(process.env.PORT);'),
    refused('should refuse the computed form', 'const x = process["env"];'),
    refused('should refuse it through globalThis', 'const x = globalThis.process.env;'),
    refused('should refuse destructuring', 'const { pid, env } = process;'),
  ],
  'no-restricted-imports': [
    accepted('should accept an env of our own', 'import { env } from "./env";'),
    refused('should refuse the import of the environment', 'import { env as e } from "node:process";'),
    refused('should refuse it inside a fence', 'import { env } from "process";', 1, 'libs/ui/src/planted.ts'),
  ],
  'n/no-unsupported-features/node-builtins': [
    accepted(
      'should accept what is experimental in the oldest Node that must run this',
      'import { cpSync } from "node:fs"; import { hash } from "node:crypto"; fetch(x);',
      'api/src/app.ts',
    ),
    ...['api/src/app.ts', 'libs/qr/src/a.ts', 'tools/a.ts', 'e2e/a.ts', 'cluster/src/a.ts'].map((file) =>
      refused(
        `should refuse what the oldest Node lacks in ${file}`,
        'import { globSync } from "node:fs"; import { zstdCompress } from "node:zlib"; f(globSync, zstdCompress, process.execve); new WebSocket(x);',
        4,
        file,
      ),
    ),
    accepted('should accept what browsers have', 'new WebSocket(x);'),
  ],
  'import-x/no-relative-packages': [
    accepted('should accept paths inside the project', 'import "./bootstrap"; import("../src/bootstrap");'),
    accepted(
      'should leave the files of the workspace root alone',
      'import "./libs/ui/src/index";',
      'planted.mjs',
    ),
    refused(
      'should refuse a path into another project',
      'import a from "../../libs/ui/src/index"; export { b } from "../../libs/i18n/src"; import("../../libs/forms/src");',
      3,
    ),
    refused('should refuse a path to the root', 'import "../../jest.config.mjs";'),
  ],
  'import-x/no-unresolved': [
    accepted(
      'should accept package names and what they export',
      'import "@ringtag/ui"; import "@ringtag/ui/lite"; export * from "@ringtag/i18n"; import "react/x";',
    ),
    refused(
      'should refuse what a package does not export',
      'import "@ringtag/ui/src/index"; import("@ringtag/i18n/de.json");',
      2,
    ),
  ],
  'import-x/no-restricted-paths': [
    accepted(
      'should accept a feature below',
      'import "../codes/items.queries";',
      'mfe-admin/src/projects/planted.ts',
    ),
    accepted('should accept a library below', 'import "@ringtag/forms";', 'libs/pages/src/planted.ts'),
    refused(
      'should refuse a feature above in a remote',
      'import "../projects/project-menu";',
      1,
      'mfe-admin/src/codes/planted.ts',
    ),
    refused(
      'should refuse a feature above in the shell, also where it is loaded late',
      'import("../layouts/footer");',
      1,
      'shell/src/remotes/planted.ts',
    ),
    refused(
      'should refuse a library above',
      'import type { Formats } from "@ringtag/pages";',
      1,
      'libs/forms/src/planted.ts',
    ),
  ],
  'import-x/order': [
    accepted(
      'should accept Node, packages by name, then our files by path',
      'import { a } from "node:fs"; import { b } from "@ringtag/ui"; import { c } from "react"; import { d } from "../d"; import { e } from "./e";',
    ),
    refused('should refuse a package after a file', 'import { a } from "./a"; import { b } from "react";'),
    refused('should refuse names out of order', 'import { a } from "./b"; import { b } from "./a";'),
  ],
  'eslint-comments/require-description': [
    accepted(
      'should accept a directive with its reason',
      '// eslint-disable-next-line no-eval -- the input is a literal\neval("1");',
    ),
    accepted('should accept other comments', '// why eslint-disable is rare'),
    refused('should refuse one without', '// eslint-disable-next-line no-eval\neval("1");'),
    refused('should refuse an empty one', '/* eslint-disable no-eval -- */'),
  ],
};

/** All in one run: loading the configuration takes longer than the texts. */
function lint(cases: Case[]): string[][] {
  const texts = cases.map(({ code, filePath = 'shell/src/planted.tsx' }) => ({
    code,
    filePath: join(ROOT, filePath),
  }));
  const script = join(__dirname, 'lint-texts.mjs');
  const input = JSON.stringify({ rules: Object.keys(CASES), texts });
  const answer = execFileSync(process.execPath, [script], { cwd: ROOT, input });
  return JSON.parse(answer.toString()) as string[][];
}

let findings: Map<Case, string[]>;

beforeAll(() => {
  const all = Object.values(CASES).flat();
  const found = lint(all);
  findings = new Map(all.map((each, index) => [each, found[index]!]));
});

describe.each(Object.entries(CASES))('%s', (rule, cases) => {
  it.each(cases)('$name', (each) => {
    expect(findings.get(each)!.filter((id) => id === rule)).toHaveLength(each.times);
  });
});
