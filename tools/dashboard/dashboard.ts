import {
  type Dashboard,
  DashboardBuilder,
  DatasourceVariableBuilder,
  type Panel,
  RowBuilder,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as TimeSeriesBuilder } from '@grafana/grafana-foundation-sdk/timeseries';

/** A query, and what the legend calls its series. */
type Query = readonly [expr: string, legend: string];

interface View {
  title: string;
  description?: string;
  /** A unit of Grafana. */
  unit?: string;
  queries: readonly Query[];
}

const DATA_SOURCE = { type: 'prometheus', uid: '${datasource}' };
const JOB = '{job="ringtag"}';
const INSTANCE = '{{instance}}';
/** As wide as the dashboard together. */
const FIGURES_IN_ROW = 4;
const CURVES_IN_ROW = 2;
const WIDTH = 24;

/** Numbers of now: whether anything is wrong. */
const FIGURES: View[] = [
  { title: 'Replicas ready', queries: [['sum(ringtag_ready)', 'ready']] },
  {
    title: 'Alerts',
    queries: [['count(ALERTS{alertname=~"Ringtag.*", alertstate="firing"}) or vector(0)', 'firing']],
  },
  { title: 'Mails waiting', queries: [['max(ringtag_mails{state="waiting"})', 'waiting']] },
  { title: 'Mails given up', queries: [['max(ringtag_mails{state="failed"})', 'given up']] },
];

const CURVES: Record<string, View[]> = {
  'Service levels': [
    {
      title: 'Error budget left of the last 30 days',
      unit: 'percentunit',
      queries: [
        [
          '1 - sum by (level) (increase(ringtag_service_level_failures_total[30d])) / sum by (level) (increase(ringtag_service_level_events_total[30d])) / (1 - max by (level) (ringtag_service_level_target))',
          '{{level}}',
        ],
      ],
    },
    {
      title: 'How fast it is used up',
      description: 'At 1 the budget lasts 30 days. Above 14.4 an alert wakes somebody up.',
      queries: [['ringtag:burn_rate:1h', '{{level}}']],
    },
    {
      title: 'Events per second',
      unit: 'ops',
      queries: [['sum by (level) (rate(ringtag_service_level_events_total[$__rate_interval]))', '{{level}}']],
    },
    {
      title: 'Failures per second',
      unit: 'ops',
      queries: [
        ['sum by (level) (rate(ringtag_service_level_failures_total[$__rate_interval]))', '{{level}}'],
      ],
    },
  ],
  Requests: [
    {
      title: 'Requests by status',
      unit: 'reqps',
      queries: [
        ['sum by (status) (rate(http_request_duration_seconds_count[$__rate_interval]))', '{{status}}'],
      ],
    },
    {
      title: 'Slowest routes, 99 of 100 requests',
      unit: 's',
      queries: [
        [
          'topk(5, histogram_quantile(0.99, sum by (le, route) (rate(http_request_duration_seconds_bucket[$__rate_interval]))))',
          '{{route}}',
        ],
      ],
    },
  ],
  Database: [
    {
      title: 'Statements',
      unit: 'ops',
      queries: [
        ['sum(rate(ringtag_database_statements_total[$__rate_interval]))', 'all'],
        ['sum(rate(ringtag_database_slow_statements_total[$__rate_interval]))', 'slow'],
      ],
    },
    { title: 'Waiting for a connection', queries: [['ringtag_database_waiting', INSTANCE]] },
    {
      title: 'Age of what is known of other replicas',
      unit: 's',
      queries: [['ringtag_changes_age_seconds', INSTANCE]],
    },
    {
      title: 'Clock compared with the database',
      unit: 's',
      queries: [['ringtag_clock_offset_seconds', INSTANCE]],
    },
    { title: 'Streams of events', queries: [['ringtag_event_streams', INSTANCE]] },
    { title: 'Connected to Redis', queries: [['ringtag_redis_connected', INSTANCE]] },
    { title: 'Disk free (SQLite)', unit: 'bytes', queries: [['ringtag_disk_free_bytes', INSTANCE]] },
  ],
  'Mails and security': [
    {
      title: 'Mails',
      queries: [
        ['max by (state) (ringtag_mails)', '{{state}}'],
        ['sum(rate(ringtag_mails_sent_total[5m])) * 60', 'sent per minute'],
        ['sum(rate(ringtag_mails_refused_total[5m])) * 60', 'refused per minute'],
      ],
    },
    {
      title: 'Security log, events per hour',
      queries: [
        [
          'sum by (event, purpose) (increase(ringtag_security_events_total[1h])) > 0',
          '{{event}} {{purpose}}',
        ],
      ],
    },
  ],
  Processes: [
    {
      title: 'Processor',
      unit: 'percentunit',
      queries: [[`rate(process_cpu_seconds_total${JOB}[$__rate_interval])`, INSTANCE]],
    },
    {
      title: 'Event loop lag, 99 of 100',
      unit: 's',
      queries: [[`nodejs_eventloop_lag_p99_seconds${JOB}`, INSTANCE]],
    },
    {
      title: 'Memory',
      unit: 'bytes',
      queries: [
        [`process_resident_memory_bytes${JOB}`, `${INSTANCE}: all`],
        [`nodejs_heap_size_used_bytes${JOB}`, `${INSTANCE}: heap`],
      ],
    },
    { title: 'Version', queries: [['count by (version) (ringtag_build_info)', '{{version}}']] },
  ],
};

/** What deploy/grafana/ringtag.json holds. `npm run dashboard` writes it. */
export function buildDashboard(): Dashboard {
  const dashboard = new DashboardBuilder('Ringtag')
    .uid('ringtag')
    .tags(['ringtag'])
    .time({ from: 'now-24h', to: 'now' })
    .refresh('1m')
    .withVariable(new DatasourceVariableBuilder('datasource').label('Data source').type('prometheus'));
  for (const view of FIGURES) dashboard.withPanel(draw(new StatBuilder(), view, FIGURES_IN_ROW).height(4));
  for (const [title, views] of Object.entries(CURVES)) {
    dashboard.withRow(new RowBuilder(title));
    for (const view of views)
      dashboard.withPanel(draw(new TimeSeriesBuilder(), view, CURVES_IN_ROW).height(8).fillOpacity(8));
  }
  return dashboard.build();
}

function draw<Builder extends StatBuilder | TimeSeriesBuilder>(
  builder: Builder,
  view: View,
  inRow: number,
): Builder {
  const { title, description, unit, queries } = view;
  builder
    .title(title)
    .datasource(DATA_SOURCE)
    .span(WIDTH / inRow);
  if (description) builder.description(description);
  if (unit) builder.unit(unit);
  for (const [i, [expr, legend]] of queries.entries()) {
    const refId = String.fromCharCode('A'.charCodeAt(0) + i);
    builder.withTarget(new DataqueryBuilder().refId(refId).expr(expr).legendFormat(legend));
  }
  return builder;
}

/** The queries of all panels. */
export function listQueries({ panels = [] }: Dashboard): string[] {
  return panels
    .flatMap((panel) => ((panel as Panel).targets ?? []) as unknown as { expr: string }[])
    .map(({ expr }) => expr);
}
