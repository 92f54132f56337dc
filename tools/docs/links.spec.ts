import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGES } from './pages';

const ROOT = join(__dirname, '../..');

/** Where the links of a page lead inside the repository: a path from its root, and perhaps a heading. */
function readTargets(page: string): { path: string; heading: string | undefined }[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, path, heading]) => ({
    path: path ? join(dirname(page), path) : page,
    heading,
  }));
}

/** The names by which links find the headings of a page, as GitHub makes them. */
function readHeadings(page: string, levels = /^#+ (.+)$/gm): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/^```[^]*?^```/gm, '');
  return [...text.matchAll(levels)].map(([, heading]) =>
    heading!
      .replace(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** An empty page is one that somebody has lost. */
const hasContent = (path: string): boolean =>
  existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).size > 0;

describe('The pages of the documentation', () => {
  it('should all say something', () => {
    expect(PAGES.filter((page) => !hasContent(page))).toEqual([]);
  });

  it('should link to what is there', () => {
    const broken = PAGES.flatMap((page) =>
      readTargets(page).flatMap(({ path }) => (hasContent(path) ? [] : [`${page} → ${path}`])),
    );
    expect(broken).toEqual([]);
  });

  it('should link to headings that are there', () => {
    const broken = PAGES.flatMap((page) =>
      readTargets(page).flatMap(({ path, heading }) =>
        heading === undefined || readHeadings(path).includes(heading) ? [] : [`${page} → ${path}#${heading}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  it('should list all of their sections, in order, where they begin with a list of contents', () => {
    const lists = PAGES.map((page) => {
      const [beginning = ''] = readFileSync(join(ROOT, page), 'utf8').split(/^## /m);
      const linked = [...beginning.matchAll(/\]\(#([^)\s]+)\)/g)].map(([, heading]) => heading!);
      const sections = readHeadings(page, /^## (.+)$/gm);
      return { page, linked, listed: linked.filter((heading) => sections.includes(heading)), sections };
    }).filter(({ linked }) => linked.length > 0);
    expect(lists.length).toBeGreaterThan(5);
    for (const { page, listed, sections } of lists)
      expect({ page, listed }).toEqual({ page, listed: sections });
  });
});
