const outerLeaf = "M31.1 58.6C30.7 49.1 40.2 41.8 47.5 37.6C45.3 43.9 36.4 50.2 32.9 58.6Z";
const innerLeaf = "M31.1 58.6C30 44.6 35.9 33.8 40 27.6C39.3 36.9 35.6 46.2 32.9 58.6Z";
const blade = "M31.1 58.6C29.3 41.3 31.2 27.8 32 20.1C32.9 31.6 34.7 43.2 32.9 58.6Z";
const mirror = "matrix(-1 0 0 1 64 0)";

/** A roof over grass. Its colours come from the ground that it stands on. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" className="brand-mark" height="34" viewBox="0 0 64 64" width="34">
      <path
        className="brand-mark-roof"
        d="M9 58V28.6L32 9.5L55 28.6V58"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="4.6"
      />
      <path className="brand-mark-outer" d={outerLeaf} />
      <path className="brand-mark-outer" d={outerLeaf} transform={mirror} />
      <path className="brand-mark-inner" d={innerLeaf} />
      <path className="brand-mark-inner" d={innerLeaf} transform={mirror} />
      <path className="brand-mark-blade" d={blade} />
    </svg>
  );
}
