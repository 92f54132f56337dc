import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  code: 'Código',
  reportedBy: 'Denunciada por',
  reportedAt: 'Fecha de la denuncia',
  messages: 'Mensajes',
  settledAt: 'Fecha de resolución',
  settledBy: 'Resuelta por',
  unnamed: 'Cuenta sin nombre',
  list: {
    title: 'Denuncias',
    subtitle: 'Conversaciones que los titulares han denunciado por abuso',
    which: 'Estado',
    views: {
      open: 'Pendientes',
      settled: 'Resueltas',
    },
    loadFailed: 'No se han podido cargar las denuncias',
    pages: 'Páginas de denuncias',
    none: 'No hay denuncias pendientes',
    noneText: 'Aquí aparecen las conversaciones que denuncian los titulares.',
    noneSettled: 'No hay denuncias resueltas',
    noneSettledText: 'Aquí aparecen las denuncias que marques como resueltas.',
  },
  report: {
    title: 'Conversación denunciada',
    open: 'Pendiente',
    settled: 'Resuelta',
    loadFailed: 'No se ha podido cargar la conversación denunciada',
    thread: 'Mensajes de ambas partes',
    sides: {
      sender: 'Remitente',
      owner: 'Titular',
    },
    photo: 'Foto {{number}}',
    place: 'Ubicación',
    placeAbout: 'Ubicación aproximada',
    within: 'con un margen de {{accuracy}} m',
    map: 'Abrir en OpenStreetMap',
    trace: 'Cada visita a esta página queda anotada en el registro de auditoría.',
    history: 'Mostrar entradas',
  },
  actions: {
    title: 'Próximos pasos',
    text: 'El titular ha denunciado al remitente, que no tiene cuenta. Lee los mensajes y decide qué hacer.',
    settle: 'Marcar como resuelta',
    reopen: 'Reabrir',
    saving: 'Guardando…',
    settled: 'Denuncia marcada como resuelta',
    reopened: 'Denuncia reabierta',
    failed: 'No se ha podido actualizar la denuncia',
    delete: 'Eliminar conversación…',
    deleteTitle: '¿Eliminar esta conversación?',
    deleteText:
      'Desaparece para el titular y el remitente, con todas las fotos. El enlace del remitente deja de funcionar. No se puede deshacer.',
    deleted: 'Conversación eliminada',
    deleteFailed: 'No se ha podido eliminar la conversación',
    others:
      'Si la propia denuncia es un abuso, puedes deshabilitar el código o bloquear la cuenta del titular en sus páginas.',
  },
} satisfies TranslationOf<typeof en>;

export default es;
