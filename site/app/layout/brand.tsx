import { Link } from "react-router";
import { BrandMark } from "./brand-mark.tsx";
import { useSiteSettings } from "./use-site-settings.ts";

/** The mark and the name; they lead home. */
export function Brand() {
  const { brand } = useSiteSettings();
  return (
    <Link className="brand" to="/">
      <BrandMark />
      <span className="brand-name">{brand}</span>
    </Link>
  );
}
