import { Link } from "react-router";
import { cx } from "~/ui/class-names.ts";
import { useSiteSettings } from "./use-site-settings.ts";

export function Brand() {
  const { brand } = useSiteSettings();
  return (
    <Link
      className="inline-flex min-h-11 min-w-0 items-center gap-3 font-display font-medium text-brand text-heading"
      to="/"
    >
      <BrandMark />
      {/* The padding makes the letters look centered next to the logo. */}
      <span className="wrap-anywhere pt-0.75">{brand}</span>
    </Link>
  );
}

const outerLeaf = "M31.1 58.6C30.7 49.1 40.2 41.8 47.5 37.6C45.3 43.9 36.4 50.2 32.9 58.6Z";
const innerLeaf = "M31.1 58.6C30 44.6 35.9 33.8 40 27.6C39.3 36.9 35.6 46.2 32.9 58.6Z";
const blade = "M31.1 58.6C29.3 41.3 31.2 27.8 32 20.1C32.9 31.6 34.7 43.2 32.9 58.6Z";
const mirror = "matrix(-1 0 0 1 64 0)";

const looks = {
  blade: cx("fill-terra on-evergreen:fill-gold forced-colors:fill-[CanvasText]!"),
  inner: cx("fill-evergreen on-evergreen:fill-sand-1 forced-colors:fill-[CanvasText]!"),
  outer: cx("fill-leaf on-evergreen:fill-sage forced-colors:fill-[CanvasText]!"),
  roof: cx("stroke-evergreen on-evergreen:stroke-sand-1 forced-colors:stroke-[CanvasText]!"),
};

/** Logo: a roof over grass. Its colors depend on the background. */
function BrandMark() {
  return (
    <svg aria-hidden="true" className="flex-none" height="34" viewBox="0 0 64 64" width="34">
      <path
        className={looks.roof}
        d="M9 58V28.6L32 9.5L55 28.6V58"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="4.6"
      />
      <path className={looks.outer} d={outerLeaf} />
      <path className={looks.outer} d={outerLeaf} transform={mirror} />
      <path className={looks.inner} d={innerLeaf} />
      <path className={looks.inner} d={innerLeaf} transform={mirror} />
      <path className={looks.blade} d={blade} />
    </svg>
  );
}
