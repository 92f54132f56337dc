/** What a messenger reads of a page. */
export interface ReadPreview {
  title: string | undefined;
  description: string | undefined;
  image: string | undefined;
  /** Width and height of the picture, as the page says. */
  size: (string | undefined)[];
  site: string | undefined;
  url: string | undefined;
  card: string | undefined;
  canonical: string | undefined;
  /** False where search engines are asked not to list the page. */
  listed: boolean;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Reads the head of a page as the large messengers do: `og:` tags by `property`, those of Twitter and of search engines
 * by `name`; the first of each counts, Twitter takes what it lacks from `og:`.
 */
export function readPreview(html: string): ReadPreview {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = new Map<string, string>();
  for (const [tag] of head.matchAll(/<(?:meta|link)\s[^>]*>/g)) {
    const attributes = Object.fromEntries(
      Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, unescaped(value!)]),
    );
    const key = attributes['property'] ?? attributes['name'] ?? attributes['rel'];
    const value = attributes['content'] ?? attributes['href'];
    if (key && value !== undefined && !tags.has(key)) tags.set(key, value);
  }
  const [description, again] = [tags.get('og:description'), tags.get('description')];
  return {
    title: tags.get('og:title'),
    // Facebook reads the one, search engines the other: both have to say the same.
    description: description === again ? description : `${description} / ${again}`,
    image: tags.get('og:image'),
    size: [tags.get('og:image:width'), tags.get('og:image:height')],
    site: tags.get('og:site_name'),
    url: tags.get('og:url'),
    card: tags.get('twitter:card'),
    canonical: tags.get('canonical'),
    listed: !/noindex/.test(tags.get('robots') ?? ''),
  };
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);
}
