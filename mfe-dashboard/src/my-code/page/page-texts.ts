/** Loaded by the remote's entry, which the editor itself is not to be in. */
export { addTemplateTexts } from '@ringtag/template-editor/texts';
