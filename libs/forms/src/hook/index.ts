/** Forms on react-hook-form, for every page but the scan page, which may not load it (ADR 52). */
export { useForm } from './use-form';
