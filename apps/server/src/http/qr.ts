/** The code that leads a telephone to an address, as SVG. */
export async function qrSvg(url: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toString(url, { type: 'svg', margin: 2 });
}
