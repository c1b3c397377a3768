/** Asks a person at the terminal; where nobody is there, or answers, it is no. */
export async function confirm(question: string): Promise<boolean> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY || !stderr.isTTY) return false;
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: stdin, output: stderr });
  // Ctrl-C and Ctrl-D are answers too.
  const answer = await terminal.question(`${question} [o/N] `).catch(() => '');
  terminal.close();
  return /^o(ui)?$/i.test(answer.trim());
}
