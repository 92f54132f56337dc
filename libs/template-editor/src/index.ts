/** The owner's texts for a scan page: draft, form and preview. */

export { TemplateForm } from './template-form';
export { TemplatePreview } from './template-preview';
export { useTemplateEditor, type TemplateEditor } from './use-template-editor';
