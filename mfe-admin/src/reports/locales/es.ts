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
    subtitle: 'Conversaciones que sus titulares han denunciado como abuso',
    which: 'Qué denuncias',
    views: {
      open: 'Pendientes',
      settled: 'Resueltas',
    },
    loadFailed: 'No se han podido cargar las denuncias',
    pages: 'Páginas de denuncias',
    none: 'No hay denuncias pendientes',
    noneText: 'Cuando alguien denuncie una conversación, aparecerá aquí.',
    noneSettled: 'Aún no hay denuncias resueltas',
    noneSettledText: 'Aquí aparecen las denuncias que marcas como resueltas.',
  },
  report: {
    title: 'Conversación denunciada',
    open: 'Pendiente',
    settled: 'Resuelta',
    loadFailed: 'No se ha podido cargar la conversación denunciada',
    thread: 'Lo que han escrito ambas partes',
    sides: {
      sender: 'Remitente',
      owner: 'Titular',
    },
    photo: 'Foto {{number}}',
    place: 'Lugar',
    placeAbout: 'Cerca de aquí',
    within: 'con un margen de {{accuracy}} m',
    map: 'Abrir en OpenStreetMap',
    trace: 'Cada vez que se abre esta página, queda anotado en el registro de auditoría.',
    history: 'Ver las anotaciones',
  },
  actions: {
    title: 'Qué hacer',
    text: 'La denuncia es contra quien escribió, que no tiene cuenta. Lee los mensajes y decide.',
    settle: 'Dar por resuelta',
    reopen: 'Reabrir',
    saving: 'Guardando…',
    settled: 'Denuncia marcada como resuelta',
    reopened: 'Denuncia reabierta',
    failed: 'No se ha podido cambiar la denuncia',
    delete: 'Eliminar conversación…',
    deleteTitle: '¿Eliminar esta conversación?',
    deleteText:
      'Desaparecerá para ambas partes, con todas las fotos. El enlace del remitente dejará de funcionar. No se puede deshacer.',
    deleted: 'Conversación eliminada',
    deleteFailed: 'No se ha podido eliminar la conversación',
    others:
      'Si el abuso es la propia denuncia, puedes deshabilitar el código o bloquear la cuenta del titular en sus páginas.',
  },
} satisfies TranslationOf<typeof en>;

export default es;
