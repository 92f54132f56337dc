import { LOCALES } from '@ringtag/contracts';

interface Texts {
  cancel: string;
  own: { title: string; confirm: string };
  request: { title: string };
  answer: { confirm: string };
}

/** This many letters are enough to tell one verb from another in all six languages. */
const STEM = 4;

it.each(LOCALES)(
  'should not call the way out in %s like the act, which is a cancelling itself',
  async (locale) => {
    const { default: texts } = (await import(`./locales/${locale}.ts`)) as { default: Texts };
    const { cancel, own, request, answer } = texts;
    const stem = cancel.slice(0, STEM).toLowerCase();
    for (const act of [own.title, own.confirm, request.title, answer.confirm])
      expect(act.toLowerCase()).not.toContain(stem);
  },
);
