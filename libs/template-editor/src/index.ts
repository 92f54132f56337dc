export { TemplateForm } from './template-form';
export { TemplatePreview } from './template-preview';
export { useTemplateEditor, type TemplateEditor } from './use-template-editor';
