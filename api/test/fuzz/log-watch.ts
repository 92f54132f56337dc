/** Errors that the server logged, as they come; and what nobody caught. */
export class LogWatch {
  private read = 0;
  private errors: string[] = [];
  private readonly uncaught = (reason: unknown): void => {
    this.errors.push(`unhandled: ${reason instanceof Error ? reason.stack : String(reason)}`);
  };

  constructor(private readonly logs: string[]) {
    process.on('unhandledRejection', this.uncaught);
  }

  stop(): void {
    process.off('unhandledRejection', this.uncaught);
  }

  /** Takes out those that name the request. */
  findErrors(requestId: string): string[] {
    this.readOn();
    const own = this.errors.filter((line) => line.includes(requestId));
    this.errors = this.errors.filter((line) => !own.includes(line));
    return own;
  }

  /** Takes out those that nobody has asked for. */
  rest(): string[] {
    this.readOn();
    return this.errors.splice(0);
  }

  private readOn(): void {
    this.errors.push(...this.logs.slice(this.read).filter((line) => line.includes('"level":"error"')));
    this.read = this.logs.length;
  }
}
