/** Prairie grass, drawn. It stands on the edge of whatever follows. */
export function Grass({ low = false }: { low?: boolean }) {
  return <div aria-hidden="true" className={low ? "grass grass-low" : "grass"} />;
}
