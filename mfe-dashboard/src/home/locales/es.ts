const es = {
  title: 'Inicio',
  loadFailed: 'No se ha podido cargar la página de inicio',
  noMessages: 'Aún no hay mensajes. Quien escanee tus códigos podrá escribirte.',
  answers_one: '{{count, number}} respuesta nueva',
  answers_many: '{{count, number}} de respuestas nuevas',
  answers_other: '{{count, number}} respuestas nuevas',
  scans: {
    title: 'Escaneos de tus códigos',
    none_one: 'Sin escaneos en el último día',
    none_many: 'Sin escaneos en los últimos {{count}} de días',
    none_other: 'Sin escaneos en los últimos {{count}} días',
  },
  site: {
    title: 'Resumen del sitio',
    codes: 'Códigos',
    activated: 'Activados',
    projects: 'Proyectos',
    period: 'Periodo',
    days_one: '{{count}} día',
    days_many: '{{count}} de días',
    days_other: '{{count}} días',
    activations: 'Activaciones',
    scans: 'Escaneos',
    none_one: 'Nada en el último día',
    none_many: 'Nada en los últimos {{count}} de días',
    none_other: 'Nada en los últimos {{count}} días',
  },
};

export default es;
