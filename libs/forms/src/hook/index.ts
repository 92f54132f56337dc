/** Forms on react-hook-form, for all pages but the scan page, which may not load it (ADR 46). */
export { useForm } from './use-form';
