/** The used part of autocannon, which has no type definitions. */
declare module 'autocannon' {
  type Options = {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
    /** The interval in milliseconds at which it checks whether the time is up. */
    sampleInt: number;
  };
  type Run = Promise<{ errors: number; '4xx': number; '5xx': number }> & {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  };
  function autocannon(options: Options): Run;
  export = autocannon;
}
