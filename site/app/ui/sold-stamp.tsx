/** Stands in the top right corner of a sold project's picture, with nothing between the two. */
export function SoldStamp() {
  return <img alt="Sold" className="sold-stamp" height={96} src="/art/sold-stamp.svg" width={96} />;
}
