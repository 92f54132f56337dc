import { Ledger } from './ledger';

describe('the ledger', () => {
  const request = (method: string, sentAt: number, answeredAt: number, status: number) => ({
    method,
    path: '/',
    sentAt,
    answeredAt,
    status,
  });

  it('should measure the time in which nothing was written, and the slowest answer', () => {
    const ledger = new Ledger();
    // In the order in which they were answered; what was refused, lost or only read is no service.
    ledger.noteRequest(request('POST', 900, 1_000, 201));
    ledger.noteRequest(request('POST', 1_100, 1_200, 503));
    ledger.noteRequest(request('GET', 1_300, 1_400, 200));
    ledger.noteRequest(request('POST', 1_000, 7_000, 0));
    ledger.noteRequest(request('POST', 3_000, 3_500, 200));
    expect(ledger.secondsWithoutService).toBe(2.5);
    expect(ledger.slowestAnswer).toBe(6);
    expect(ledger.failed.map(({ status }) => status)).toEqual([503, 0]);
  });

  it('should wait for changes that were acknowledged, not for scans', async () => {
    const ledger = new Ledger();
    let seen = false;
    const waiting = ledger.more(1).then(() => (seen = true));
    ledger.add({ kind: 'scan', id: 'a', acknowledged: true });
    const message = ledger.add({ kind: 'message', id: 'b', acknowledged: false });
    await ledger.more(0);
    expect(seen).toBe(false);
    message.acknowledged = true;
    await waiting;
    expect(seen).toBe(true);
  });
});
