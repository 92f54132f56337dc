import { shortenClasses } from './short-classes';

it('should give classes one name in sheet and markup, and drop those without a style', () => {
  const { css, shorten } = shortenClasses('.dark .pA-b1{x:.5rem}.pC_d2:hover>.pA-b1{y:1}');
  expect(css).toBe('.dark ._0{x:.5rem}._1:hover>._0{y:1}');
  expect(shorten('<p class="pC_d2 pNone pA-b1"><b class="pNone">.pA-b1</b></p>')).toBe(
    '<p class="_1 _0"><b>.pA-b1</b></p>',
  );
});
