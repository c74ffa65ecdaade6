import { Download, FileText } from "lucide-react";
import { Icon } from "./icon.tsx";
import { LinkText } from "./links.tsx";

interface DownloadRowProps {
  fileName: string;
  href: string;
  label: string;
  size?: string;
}

export function DownloadRow({ fileName, href, label, size }: DownloadRowProps) {
  return (
    <a
      className="group/link grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 border-hairline border-y py-4.5 text-heading"
      download={fileName}
      href={href}
    >
      <Icon of={FileText} />
      <span className="flex flex-col items-start text-s">
        <LinkText className="font-semibold">{label}</LinkText>{" "}
        <span className="text-quiet">{size ? `${fileName}, ${size}` : fileName}</span>
      </span>
      <Icon of={Download} />
    </a>
  );
}
