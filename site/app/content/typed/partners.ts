import type { Partner } from "../model/site-content.ts";

/** Samples until the sponsor names their own. */
export const partners: readonly Partner[] = [
  {
    label: "Lending partner",
    href: "https://lending-partner.example/",
    logo: { alt: "Lending partner", height: 64, sources: [], src: "/art/logo-partner-1.svg", width: 291 },
  },
  {
    label: "Building partner",
    href: "https://building-partner.example/",
    logo: { alt: "Building partner", height: 64, sources: [], src: "/art/logo-partner-2.svg", width: 295 },
  },
];
