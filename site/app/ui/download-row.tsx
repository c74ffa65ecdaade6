import { Download, FileText } from "lucide-react";
import { Icon } from "./icon.tsx";
import "./download-row.css";

interface DownloadRowProps {
  /** The name it is saved under. */
  readonly fileName: string;
  readonly href: string;
  readonly label: string;
  /** Such as "1.2 MB". */
  readonly size?: string;
}

/** A file to keep: the whole row can be pressed. */
export function DownloadRow({ fileName, href, label, size }: DownloadRowProps) {
  return (
    <a className="download-row" download={fileName} href={href}>
      <Icon of={FileText} />
      <span className="download-row-words">
        <span className="download-row-label">{label}</span>{" "}
        <span className="download-row-file">{size ? `${fileName}, ${size}` : fileName}</span>
      </span>
      <Icon of={Download} />
    </a>
  );
}
