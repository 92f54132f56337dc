/** The code step with its texts: the first view of a page needs neither. */
export async function loadCodeStep() {
  const step = await import('./activation-code');
  await step.addActivationTexts();
  return step;
}
