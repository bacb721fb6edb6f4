/** The page that the window shows while the server cannot be reached. It retries automatically. */
export const offlinePage = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="5" />
    <title>Platen</title>
    <style>
      body { display: grid; place-content: center; min-height: 100vh; margin: 0; text-align: center; color: #4b5163;
        font: 16px/1.6 system-ui, sans-serif; background: #f6f7fb; }
      h1 { margin: 0; font-size: 20px; color: #1f2333; }
      p { margin: 4px 0 0; }
    </style>
  </head>
  <body>
    <h1>暂时连不上服务器</h1>
    <p>正在自动重试，上传任务会在恢复后继续。</p>
    <p lang="en">Can’t reach the server. Retrying; upload jobs go on once it is back.</p>
  </body>
</html>
`;
