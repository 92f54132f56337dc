import { LOCALES } from '@ringtag/contracts';
import { texts } from '@ringtag/i18n/testing';
import { drawFailure, drawPageFrame } from './drawings';
import { drawThanks } from './thanks-drawing';

const code = { alias: 'BCDFG23456', displayAlias: 'BCDFG-23456' };

it.each(LOCALES)('should say in %s what it draws, from each folder of texts', (locale) => {
  const context = { locale, brand: 'Brand', site: { privacyUrl: '/' } };
  const own = (folder: string) => texts(`libs/${folder}/locales`, locale);
  const failure = drawFailure({ code: 'not_found' }, context);
  expect(failure.markup).toContain(own('documents/src')['failure.notFound.title']);
  expect(failure.markup).toContain(own('card/src/states')['notActivatable.other']);
  expect(drawThanks({ state: 'activated', reasons: [], code }, undefined, context).markup).toContain(
    own('card/src/outcome')['thanks.title'],
  );
  expect(drawPageFrame('signed-out', context).description).toBe(own('i18n/src')['common.slogan']);
});
