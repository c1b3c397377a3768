console.log('raccord');
