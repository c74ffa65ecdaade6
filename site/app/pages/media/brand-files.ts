interface BrandFile {
  readonly fileName: string;
  readonly href: string;
  readonly kind: string;
  readonly title: string;
}

export const brandFiles: readonly BrandFile[] = [
  {
    title: "Mark, for light grounds",
    kind: "SVG",
    href: "/art/logo-mark.svg",
    fileName: "logo-mark.svg",
  },
  {
    title: "Mark, for dark grounds",
    kind: "SVG",
    href: "/art/logo-mark-light.svg",
    fileName: "logo-mark-light.svg",
  },
  {
    title: "Mark, 512 by 512 pixels",
    kind: "PNG",
    href: "/icon-512.png",
    fileName: "logo-mark-512.png",
  },
  {
    title: "Sharing picture, 1200 by 630 pixels",
    kind: "PNG",
    href: "/og-default.png",
    fileName: "sharing-picture.png",
  },
];
