type Convention = "built" | "planned" | "under-way";

/** Says what solid, hatched and dashed mean, where a page first uses them. */
export function Legend({
  items,
}: {
  items: readonly { readonly convention: Convention; readonly label: string }[];
}) {
  return (
    <ul className="legend">
      {items.map((item) => (
        <li key={item.convention}>
          <span aria-hidden="true" className={`legend-mark drawn-${item.convention}`} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}
