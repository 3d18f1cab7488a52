/** Makes a command the handler of a procedure. */
export const command =
  <Ctx, Input, Output>(run: (ctx: Ctx, input: Input) => Output) =>
  ({ context, input }: { context: Ctx; input: Input }) =>
    run(context, input);
