export interface ReceivedMail {
  /** Recipients in the envelope, separated by commas. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailServer {
  /** Emails received so far, oldest first. */
  mails: ReceivedMail[];
  port: number;
  /** A value for SMTP_URL. */
  url: string;
  stop(): Promise<void>;
}

export function startMailServer(options?: { port?: number }): Promise<MailServer>;
